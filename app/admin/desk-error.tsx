import { ButtonLink } from '../ui/button.tsx'

const words: Record<number, { title: string; text: string }> = {
  401: {
    title: 'You are signed out',
    text: 'Your session has ended. Sign in again; what you did before was kept.',
  },
  403: {
    title: 'Not for this account',
    text: 'Your account may not do this. Ask the owner of the site for it.',
  },
  404: {
    title: 'Not there',
    text: 'What you were looking for does not exist, or somebody removed it.',
  },
}
const broken = {
  title: 'That did not work',
  text: 'Something went wrong on our side. Nothing was changed by this step. Please try again.',
}

export function DeskError({ status }: { status: number }) {
  const { title, text } = words[status] ?? broken
  return (
    <main id="main" className="wrap section">
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      <p>
        <ButtonLink href="/admin">Back to the desk</ButtonLink>
      </p>
    </main>
  )
}
