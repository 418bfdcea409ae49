import { type SubmitEvent, useState } from 'react';
import { formText } from '../formText.ts';

const ANSWERS = [
  'Good evening! We are here until the last curtain.',
  'Doors open half an hour before each show.',
  'Seats that are held come back after ten minutes.',
];

/** A small window in which the box office answers. */
export function ChatPage() {
  const [lines, setLines] = useState([`Box office: ${ANSWERS[0]}`]);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = formText(event.currentTarget, 'text');
    event.currentTarget.reset();
    const answer = ANSWERS[Math.ceil(lines.length / 2) % ANSWERS.length];
    setLines([...lines, `You: ${text}`, `Box office: ${answer}`]);
  };
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
