import type { ReactNode } from 'react'

export type PhotoSubject = 'person' | 'house' | 'room'

/** What a picture would show, on the spot where one can be added. */
export function PhotoSubjectIcon({ subject, className }: { subject: PhotoSubject; className?: string }) {
  return (
    <svg className={className} viewBox="0 0 64 64" width="56" height="56" aria-hidden="true">
      {drawings[subject]}
    </svg>
  )
}

const drawings: Record<PhotoSubject, ReactNode> = {
  person: (
    <>
      <circle cx="32" cy="22" r="12" fill="var(--key)" />
      <path fill="var(--door-ink)" d="M8 60c0-18 10-24 24-24s24 6 24 24z" />
    </>
  ),
  house: (
    <>
      <path fill="var(--door-ink)" d="M4 30 32 6l28 24v30H4z" />
      <path fill="var(--key)" d="M24 60V42a8 8 0 0 1 16 0v18z" />
    </>
  ),
  room: (
    <>
      <path fill="var(--door-ink)" d="M6 30a6 6 0 0 1 6-6h40a6 6 0 0 1 6 6v26H6z" />
      <path fill="var(--key)" d="M2 38h12v18H2zM50 38h12v18H50zM14 44h36v8H14zM22 4h20l5 13H17z" />
    </>
  ),
}
