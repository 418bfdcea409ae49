import { useRef, useState } from 'react';
import { formText, Status, submits, useLeaveQuestion } from '../parts.tsx';
import { urlOf } from '../base.ts';
import { askApi, postApi } from '../client.ts';
import { describeOrder, type Order } from '../shop.ts';
import { messageOf, useApi } from '../useApi.ts';
import { forgetName, rememberName } from '../visitor.ts';

/** Who the visitor is, and what they have bought. */
export const ACCOUNT_PAGES = {
  login: LoginPage,
  'sign-up': SignUpPage,
  account: AccountPage,
  'account/orders': OrdersPage,
  'account/tickets': TicketsPage,
  orders: OrdersPage,
  tickets: TicketsPage,
  vouchers: VouchersPage,
  newsletter: NewsletterPage,
};

function LoginPage() {
  const [complaint, setComplaint] = useState('');
  const signIn = async (form: HTMLFormElement) => {
    const data = Object.fromEntries(new FormData(form));
    try {
      const { name } = await postApi<{ name: string }>('login', data);
      rememberName(name);
      location.assign(urlOf(''));
    } catch (error) {
      setComplaint(messageOf(error));
    }
  };
  return (
    <>
      <h1>Sign in</h1>
      <p className="lead">See your tickets and book faster.</p>
      <form className="login panel" onSubmit={submits((form) => void signIn(form))}>
        <p role="alert">{complaint}</p>
        <label>
          Email <input name="email" type="email" autoComplete="username" required />
        </label>
        <label>
          Password{' '}
          <input name="password" type="password" autoComplete="current-password" required />
        </label>
        <label className="check">
          <input name="remember" type="checkbox" /> Remember me
        </label>
        <button className="wide">Sign in</button>
      </form>
    </>
  );
}

function SignUpPage() {
  const [welcome, setWelcome] = useState('');
  const create = submits((form) => setWelcome(`Welcome, ${formText(form, 'email')}`));
  return (
    <>
      <h1>Create an account</h1>
      <form className="login panel" onSubmit={create}>
        <label>
          Email <input name="email" type="email" autoComplete="username" required />
        </label>
        <label>
          Password <input name="password" type="password" autoComplete="new-password" required />
        </label>
        <button className="wide">Create account</button>
      </form>
      <Status>{welcome}</Status>
    </>
  );
}

interface Account {
  name: string;
  email: string;
}

function AccountPage() {
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
  useLeaveQuestion(isChanged);
  const save = submits((form) => {
    window.localStorage.setItem('stagehand-ticket-name', formText(form, 'name'));
    setChanged(false);
    setNews('Saved');
  });
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

/** Opens with a short delay, as menus with an animation do. */
const MENU_MS = 200;

function AccountMenu() {
  const [isOpen, setOpen] = useState(false);
  const signOut = async () => {
    await askApi('login', { method: 'DELETE' });
    forgetName();
    location.href = urlOf('');
  };
  return (
    <div className="account-menu">
      <button
        className="plain"
        aria-expanded={isOpen}
        aria-controls="account-menu"
        onClick={() => setTimeout(() => setOpen(!isOpen), MENU_MS)}
      >
        My account
      </button>
      <ul id="account-menu" hidden={!isOpen}>
        <li>
          <a href={urlOf('account/orders')}>Orders</a>
        </li>
        <li>
          <a href={urlOf('account/tickets')}>Tickets</a>
        </li>
        <li>
          <button className="plain" onClick={() => void signOut()}>
            Sign out
          </button>
        </li>
      </ul>
    </div>
  );
}

/** All orders, the latest first. */
function OrdersPage() {
  const answer = useApi<Order[]>('orders');
  return (
    <>
      <h1>Orders</h1>
      {answer.status === 'failed' && <p role="alert">{answer.message}</p>}
      <ul aria-label="Orders">
        {answer.status === 'loaded' &&
          answer.value.toReversed().map((order) => <li key={order.id}>{describeOrder(order)}</li>)}
      </ul>
      <p>
        <a href={urlOf('tickets')}>Your tickets</a>
      </p>
    </>
  );
}

const TICKET = 'tickets/1042.pdf';

/** Tickets to download and print, and the card that makes them cheaper. */
function TicketsPage() {
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

/** The page that the guide about accessibility scans: the list, the terms and the partner's image fail, on purpose. */
function VouchersPage() {
  return (
    <>
      <AccountMenu />
      <h1>Gift vouchers</h1>
      <form>
        <p>
          <select name="value">
            <option>£20.00</option>
            <option>£50.00</option>
          </select>{' '}
          <button>Buy voucher</button>
        </p>
      </form>
      <p id="terms">Valid for two years.</p>
      <div id="partner">
        {/* oxlint-disable-next-line jsx-a11y/alt-text -- a fault on purpose */}
        <img src={urlOf('posters/icon.svg')} width="32" height="32" />
      </div>
    </>
  );
}

function NewsletterPage() {
  const [news, setNews] = useState('');
  const subscribe = submits((form) => setNews(`The program comes to ${formText(form, 'email')}`));
  return (
    <>
      <h1>Newsletter</h1>
      <form className="fields panel" onSubmit={subscribe}>
        <label>
          Email{' '}
          <input
            name="email"
            type="email"
            autoComplete="email"
            placeholder="name@stagehand.example"
            required
          />
        </label>
        <label className="check">
          <input type="checkbox" name="program" defaultChecked /> Send me the program
        </label>
        <button>Save</button>
      </form>
      <Status>{news}</Status>
    </>
  );
}
