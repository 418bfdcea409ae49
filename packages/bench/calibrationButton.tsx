import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** The only script of a calibration page: React, and one button that it hydrates. */
function CalibrationButton() {
  const [theme, setTheme] = useState<string>();
  return (
    <button
      type="button"
      aria-label="Switch color mode"
      onClick={() => {
        const next = theme === 'dark' ? 'light' : 'dark';
        document.documentElement.dataset['theme'] = next;
        setTheme(next);
      }}
    >
      {theme ?? 'system'}
    </button>
  );
}

const root = document.getElementById('calibration');
if (root) hydrateRoot(root, <CalibrationButton />);
