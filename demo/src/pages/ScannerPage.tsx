import { useEffect, useState } from 'react';

/** Only Chromium has it. */
interface Battery {
  level: number;
  charging: boolean;
  chargingTime: number;
  addEventListener: (type: string, listener: () => void) => void;
}

const LOW = 0.2;

/** What the ticket scanner at the door says about itself. */
export function ScannerPage() {
  const [battery, setBattery] = useState<Pick<Battery, 'level' | 'charging' | 'chargingTime'>>();
  useEffect(() => {
    const { getBattery } = navigator as { getBattery?: () => Promise<Battery> };
    void getBattery?.call(navigator).then((found) => {
      const { level, charging, chargingTime } = found;
      setBattery({ level, charging, chargingTime });
      for (const change of ['levelchange', 'chargingchange'])
        found.addEventListener(change, () =>
          setBattery({
            level: found.level,
            charging: found.charging,
            chargingTime: found.chargingTime,
          }),
        );
    });
  }, []);
  return (
    <>
      <h1>Ticket scanner</h1>
      <p>
        Battery:{' '}
        <span role="status" aria-label="Battery">
          {battery && `${Math.round(battery.level * 1000) / 10}%`}
        </span>
      </p>
      <p>
        Power:{' '}
        <span role="note" aria-label="Power">
          {battery && (battery.charging ? 'adapter' : 'battery')}
        </span>
      </p>
      <p>
        Full in:{' '}
        <span role="timer" aria-label="Full in">
          {battery && minutesUntilFull(battery)}
        </span>
      </p>
      {battery && !battery.charging && battery.level < LOW && (
        <p>Plug in the scanner before the doors open</p>
      )}
      <p>
        Session:{' '}
        <span role="note" aria-label="Session">
          {navigator.cookieEnabled ? 'remembered' : 'forgotten when you leave'}
        </span>
      </p>
    </>
  );
}

function minutesUntilFull({ chargingTime }: { chargingTime: number }): string {
  return Number.isFinite(chargingTime) ? `${chargingTime / 60} minutes` : '–';
}
