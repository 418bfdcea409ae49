import { setDefaultAutoSelectFamilyAttemptTimeout } from 'node:net';
import { vi } from 'vitest';

// Only how long a failure takes: the default is a second, and a busy machine is slow, not wrong.
const PATIENCE = { timeout: 60_000 };
const { waitFor, waitUntil } = vi;
vi.waitFor = (callback) => waitFor(callback, PATIENCE);
vi.waitUntil = (callback) => waitUntil(callback, PATIENCE);

// Node.js tries IPv6 and IPv4 in turn for localhost, a quarter of a second each.
setDefaultAutoSelectFamilyAttemptTimeout(PATIENCE.timeout);
