/** The equal housing opportunity mark, in the colour of the text beside it. */
export function EqualHousing({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width="28"
      height="28"
      fill="currentColor"
      aria-hidden="true"
    >
      <path d="M12 1 1 8v4h2v10h18V12h2V8zM5.5 9.2 12 5l6.5 4.2v10.3h-13zM8 10.5v2.7h8v-2.7zm0 4.6v2.7h8v-2.7z" />
    </svg>
  )
}
