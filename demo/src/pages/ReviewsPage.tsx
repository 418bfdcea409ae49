import type { Show } from '../shows.ts';
import { useApi } from '../useApi.ts';

interface Review {
  id: number;
  stars: number;
  text: string;
}

/** What others say of a show, and what that comes to. */
export function ReviewsPage({ slug }: { slug: string }) {
  const show = useApi<Show>(`shows/${slug}`);
  const answer = useApi<Review[]>(`reviews?show=${slug}`);
  const reviews = answer.status === 'loaded' ? answer.value : [];
  return (
    <>
      <h1>{show.status === 'loaded' ? show.value.title : 'Reviews'}</h1>
      <p role="status" aria-label="Rating">
        {answer.status === 'loaded' && ratingOf(reviews)}
        {answer.status === 'loading' && 'Loading'}
        {answer.status === 'failed' && answer.message}
      </p>
      <ul className="reviews" aria-label="Reviews">
        {reviews.map(({ id, stars, text }) => (
          <li key={id}>
            <span role="img" aria-label={`${stars} stars`}>
              {'★'.repeat(stars)}
            </span>{' '}
            {text}
          </li>
        ))}
      </ul>
    </>
  );
}

/** `4.5 of 5 stars (2 reviews)`. */
export function ratingOf(reviews: readonly Pick<Review, 'stars'>[]): string {
  const sum = reviews.reduce((total, { stars }) => total + stars, 0);
  const average = Math.round((sum / Math.max(1, reviews.length)) * 10) / 10;
  const count = reviews.length === 1 ? '1 review' : `${reviews.length} reviews`;
  return `${average} of 5 stars (${count})`;
}
