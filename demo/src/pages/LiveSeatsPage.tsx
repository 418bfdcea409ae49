import { useEffect, useRef, useState } from 'react';
import { BASE } from '../base.ts';
import { Status } from '../Status.tsx';

/** Seats that others are choosing at the same time, where a server tells of them. */
export function LiveSeatsPage() {
  const [news, setNews] = useState('Connecting…');
  const socket = useRef<WebSocket>(undefined);
  useEffect(() => {
    const live = new WebSocket(new URL('live-seats', BASE).href.replace(/^http/, 'ws'));
    live.onopen = () => setNews('Connected');
    live.onmessage = ({ data }) => setNews(String(data));
    live.onclose = () => setNews('Offline');
    socket.current = live;
    return () => live.close();
  }, []);
  const hold = () => {
    if (socket.current?.readyState === WebSocket.OPEN) socket.current.send('hold A1');
  };
  return (
    <>
      <h1>Live seats</h1>
      <button onClick={hold}>Hold A1</button>
      <Status>{news}</Status>
    </>
  );
}
