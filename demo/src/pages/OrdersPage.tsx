import { urlOf } from '../base.ts';
import { describeOrder, type Order } from '../orders.ts';
import { useApi } from '../useApi.ts';

/** All orders, the latest first. */
export function OrdersPage() {
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
