import { test } from '@playwright/test';

test("shows tonight's program", () => {});
