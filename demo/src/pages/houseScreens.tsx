import { useEffect, useState } from 'react';
import { Fact, formText, Status, submits, useInterval } from '../parts.tsx';

/** What hangs in the house, or is in the hands of those who work there. */
export const HOUSE_SCREENS = {
  foyer: FoyerPage,
  scanner: ScannerPage,
  chat: ChatPage,
};

const OPENING_HOUR = 10;

/** The clock in the foyer. */
function FoyerPage() {
  const [updates, setUpdates] = useState(0);
  // Ticks may come faster than the page is drawn.
  useInterval(() => setUpdates((count) => count + 1), 1000);
  const now = new Date(); // oxlint-disable-line react/purity -- each tick draws it again
  return (
    <div className="board">
      <h1>Foyer</h1>
      <p className="clock" role="timer">
        {now.toLocaleTimeString('en-GB')}
      </p>
      <Status>{now.getHours() < OPENING_HOUR ? 'Box office closed' : 'Box office open'}</Status>
      <Fact name="Updates">{updates}</Fact>
    </div>
  );
}

interface BatteryState {
  level: number;
  charging: boolean;
  chargingTime: number;
}

/** Only Chromium has it. */
type Battery = BatteryState & Pick<EventTarget, 'addEventListener'>;

const LOW = 0.2;

/** What the ticket scanner at the door says about itself. */
function ScannerPage() {
  const [battery, setBattery] = useState<BatteryState>();
  useEffect(() => {
    const { getBattery } = navigator as { getBattery?: () => Promise<Battery> };
    void getBattery?.call(navigator).then((found) => {
      const show = () => {
        const { level, charging, chargingTime } = found;
        setBattery({ level, charging, chargingTime });
      };
      show();
      for (const change of ['levelchange', 'chargingchange']) found.addEventListener(change, show);
    });
  }, []);
  return (
    <>
      <h1>Ticket scanner</h1>
      <Fact role="status" name="Battery">
        {battery && `${Math.round(battery.level * 1000) / 10}%`}
      </Fact>
      <Fact name="Power">{battery && (battery.charging ? 'adapter' : 'battery')}</Fact>
      <Fact role="timer" name="Full in">
        {battery && minutesUntilFull(battery)}
      </Fact>
      {battery && !battery.charging && battery.level < LOW && (
        <p>Plug in the scanner before the doors open</p>
      )}
      <Fact name="Session">
        {navigator.cookieEnabled ? 'remembered' : 'forgotten when you leave'}
      </Fact>
    </>
  );
}

function minutesUntilFull({ chargingTime }: { chargingTime: number }): string {
  return Number.isFinite(chargingTime) ? `${chargingTime / 60} minutes` : '–';
}

const ANSWERS = [
  'Good evening! We are here until the last curtain.',
  'Doors open half an hour before each show.',
  'Seats that are held come back after ten minutes.',
];

/** A small window in which the box office answers. */
function ChatPage() {
  const [lines, setLines] = useState([`Box office: ${ANSWERS[0]}`]);
  const send = submits((form) => {
    const answer = ANSWERS[Math.ceil(lines.length / 2) % ANSWERS.length];
    setLines([...lines, `You: ${formText(form, 'text')}`, `Box office: ${answer}`]);
    form.reset();
  });
  return (
    <>
      <h1>Ask the box office</h1>
      <div role="log" aria-label="Conversation">
        {lines.map((line, index) => (
          <p key={index}>{line}</p>
        ))}
      </div>
      <form onSubmit={send}>
        <label>
          Message <input name="text" required autoComplete="off" />
        </label>{' '}
        <button>Send</button>
      </form>
    </>
  );
}
