import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { formText } from '../formText.ts';
import { AccountMenu } from '../AccountMenu.tsx';
import { urlOf } from '../base.ts';
import { Status } from '../Status.tsx';
import { useApi } from '../useApi.ts';

interface Account {
  name: string;
  email: string;
}

export function AccountPage() {
  const answer = useApi<Account>('account');
  return (
    <>
      <h1>Your account</h1>
      {answer.status === 'failed' && (
        <p>
          {answer.message} <a href={urlOf('login')}>To your account</a>
        </p>
      )}
      {answer.status === 'loaded' && (
        <>
          <p>{answer.value.email}</p>
          <AccountMenu />
          <NameForm name={answer.value.name} />
          <Settings />
        </>
      )}
    </>
  );
}

/** Asks before what was typed is lost. */
function NameForm({ name }: { name: string }) {
  const [isChanged, setChanged] = useState(false);
  const [news, setNews] = useState('');
  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isChanged]);
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = formText(event.currentTarget, 'name');
    window.localStorage.setItem('stagehand-ticket-name', typed);
    setChanged(false);
    setNews('Saved');
  };
  return (
    <form className="fields panel" onSubmit={save}>
      <label>
        Name on the tickets{' '}
        <input
          name="name"
          autoComplete="name"
          defaultValue={window.localStorage.getItem('stagehand-ticket-name') ?? name}
          onChange={() => setChanged(true)}
        />
      </label>
      <button>Save</button>
      <Status>{news}</Status>
    </form>
  );
}

function Settings() {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button className="plain" onClick={() => dialog.current?.showModal()}>
        Settings
      </button>
      <dialog aria-label="Settings" ref={dialog}>
        <form method="dialog" className="fields">
          <label>
            Row <input name="row" />
          </label>
          <label className="check">
            <input type="checkbox" name="aisle" /> Aisle seats only
          </label>
          <button>Close</button>
        </form>
      </dialog>
    </>
  );
}
