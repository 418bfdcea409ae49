import { AccountMenu } from '../AccountMenu.tsx';
import { urlOf } from '../base.ts';

/** The page that the guide about accessibility scans: the list, the terms and the partner's image fail, on purpose. */
export function VouchersPage() {
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
        {/* eslint-disable-next-line jsx-a11y/alt-text -- a fault on purpose */}
        <img src={urlOf('posters/icon.svg')} width="32" height="32" />
      </div>
    </>
  );
}
