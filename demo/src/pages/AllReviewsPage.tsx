const COUNT = 40;

/** More reviews than fit on a screen. */
export function AllReviewsPage() {
  return (
    <>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by keyboard too */}
      <ul className="scrolling" aria-label="Reviews" tabIndex={0}>
        {Array.from({ length: COUNT }, (_, index) => (
          <li key={index}>Review {index + 1}</li>
        ))}
      </ul>
      <p>Older reviews</p>
    </>
  );
}
