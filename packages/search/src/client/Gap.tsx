/** Candles, and the one that was looked for is not among them. */
export default function Gap() {
  return (
    <svg className="pt-search-gap" viewBox="0 0 96 44" aria-hidden="true">
      <path d="M10 6v34M86 4v30" />
      <rect x="4" y="12" width="12" height="20" rx="2" />
      <rect x="80" y="10" width="12" height="16" rx="2" />
      <path d="M29 6h12v34H29zM55 6h12v34H55z" />
    </svg>
  );
}
