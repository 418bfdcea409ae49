import { useEffect } from 'react';
import { writeBasket } from '../basket.ts';
import { urlOf } from '../base.ts';

/** Leads to the basket after one seat was put into it. */
export function BasketOfOnePage() {
  useEffect(() => {
    writeBasket([{ show: 'The Winter Fair', seat: 'F3', price: 26 }]);
    location.replace(urlOf('basket'));
  }, []);
  return <h1>One moment</h1>;
}
