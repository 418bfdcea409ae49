import { useRef, useState } from 'react';
import { urlOf } from '../base.ts';
import { askApi } from '../client.ts';
import { Status } from '../Status.tsx';
import { messageOf } from '../useApi.ts';

const TICKET = 'tickets/1042.pdf';

/** Tickets to download and print, and the card that makes them cheaper. */
export function TicketsPage() {
  const input = useRef<HTMLInputElement>(null);
  const [news, setNews] = useState('');
  const upload = async (files: FileList | null) => {
    const data = new FormData();
    for (const file of files ?? []) data.append('photo', file);
    setNews(files?.[0]?.name ?? 'none');
    try {
      await askApi('photos', { method: 'POST', body: data });
    } catch (error) {
      setNews(messageOf(error));
    }
  };
  return (
    <>
      <h1>Your tickets</h1>
      <p>The Winter Fair, seats F3 and F4</p>
      <p className="actions">
        <a className="button" href={urlOf(TICKET)} download>
          Download tickets
        </a>
        <button className="plain" onClick={() => print()}>
          Print my tickets
        </button>
      </p>
      <label>
        Student card{' '}
        <input
          ref={input}
          type="file"
          multiple
          onChange={({ target }) => void upload(target.files)}
        />
      </label>
      <p>
        <button className="plain" onClick={() => input.current?.click()}>
          Choose a file
        </button>
      </p>
      <Status>{news}</Status>
    </>
  );
}
