import { useEffect, useState } from 'react';
import { urlOf } from '../base.ts';
import { Fact, Status, useWindowEvent } from '../parts.tsx';

const DOORS = '2026-12-05T18:30:00Z';
const GROUP_TICKET = 1250;
const STAGES = [
  { city: 'Rome', latitude: 41.89, longitude: 12.49 },
  { city: 'Paris', latitude: 48.86, longitude: 2.29 },
  { city: 'Berlin', latitude: 52.52, longitude: 13.37 },
];

/** Times, prices and ways, in the terms of the visitor's browser. */
export function VisitPage() {
  const [news, setNews] = useState('');
  useWindowEvent('offline', () => setNews('You are offline'));
  useWindowEvent('online', () => setNews('You are online'));
  const find = () =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => setNews(`Nearest stage: ${nearestStage(coords)}`),
      ({ code, PERMISSION_DENIED }) =>
        setNews(code === PERMISSION_DENIED ? 'Location is blocked' : 'Location is unavailable'),
    );
  const chat = () => window.open(urlOf('chat'), 'chat', 'popup,width=420,height=520');
  const doors = new Date(DOORS).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });
  const price = GROUP_TICKET.toLocaleString([], { style: 'currency', currency: 'GBP' });
  return (
    <>
      <h1>Plan your visit</h1>
      <p>
        Doors open at <time dateTime={DOORS}>{doors}</time>
      </p>
      <p>
        Group ticket: <data value={GROUP_TICKET}>{price}</data>
      </p>
      <Reminders />
      <p className="actions">
        <button onClick={find}>Find the nearest stage</button>
        <button onClick={({ nativeEvent }) => setNews(`Opened by ${pointerOf(nativeEvent)}`)}>
          Enlarge seating plan
        </button>
        <button onClick={chat}>Ask the box office</button>
      </p>
      <Status>{news}</Status>
    </>
  );
}

function Reminders() {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    void navigator.permissions.query({ name: 'notifications' }).then((permission) => {
      const show = () => setOn(permission.state === 'granted');
      permission.onchange = show;
      show();
    });
  }, []);
  return <Fact name="Reminders">{isOn ? 'on' : 'off'}</Fact>;
}

type Place = Pick<GeolocationCoordinates, 'latitude' | 'longitude'>;

/** The city with the stage that is the fewest degrees away. */
export function nearestStage({ latitude, longitude }: Place): string | undefined {
  const away = (stage: Place) => Math.hypot(stage.latitude - latitude, stage.longitude - longitude);
  return STAGES.toSorted((one, two) => away(one) - away(two))[0]?.city;
}

/** Browsers send clicks as pointer events, which React's types do not say. */
function pointerOf(event: MouseEvent): string {
  return event instanceof PointerEvent ? event.pointerType : 'mouse';
}
