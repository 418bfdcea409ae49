import { urlOf } from '../base.ts';
import type { Show } from '../shows.ts';
import { useApi } from '../useApi.ts';

const HOW_MANY = 3;

/** The next shows, in short. */
export function TonightPage() {
  const answer = useApi<Show[]>('shows');
  const shows = answer.status === 'loaded' ? answer.value.slice(0, HOW_MANY) : [];
  return (
    <>
      <h1>Tonight</h1>
      <ul>
        {shows.map(({ slug, title }) => (
          <li key={slug}>
            <a href={urlOf(`shows/${slug}`)}>{title}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
