import type { ReactNode } from 'react'

export const words = {
  pageTitle: 'Team, admin',
  title: 'Team',
  lead: 'Who may open the admin area, and what each may do.',
  invite: {
    title: 'Invite a colleague',
    email: 'Their e-mail',
    role: 'Role',
    send: 'Send the invitation',
    makeLink: 'Make an invitation link',
    about: (days: number, canMail: boolean) => {
      const link = `The link works once, for ${days} days. They choose their own name and password.`
      return canMail ? link : `${link} Mail is not set up, so you hand the link over yourself.`
    },
    noEmail: 'Please write an e-mail address',
    noRole: 'Please choose a role',
    isMember: 'Somebody with this address is in the team already',
  },
  mailed: (email: string, link: ReactNode) => (
    <>
      The invitation is on its way to {email}. You can also hand over the link yourself. It is shown only this
      once: {link}
    </>
  ),
  made: (email: string, link: ReactNode) => (
    <>
      The invitation for {email} is made. Hand over this link yourself. It is shown only this once: {link}
    </>
  ),
  people: {
    title: 'People',
    you: 'You',
    accessEnded: 'Access ended',
    /** Somebody may be called as their role is. */
    whoIs: (name: string, role: string) => (name === role ? `${name}.` : `${name}. ${role}.`),
    lastHere: (at: ReactNode) => <>Last here {at}.</>,
    neverHere: 'Never signed in.',
    twoFactorOn: 'Two-factor is on.',
    twoFactorOff: 'Two-factor is off.',
    roleOf: (email: string) => `Role of ${email}`,
    change: 'Change',
    endAccess: 'End access',
    endMeans: 'They are signed out at once, even while they write. You can let them in again.',
    yesEnd: 'Yes, end it',
    letIn: 'Let in again',
  },
  waiting: {
    title: 'Not answered yet',
    about: (role: string, invited: ReactNode, ends: ReactNode, hasEnded: boolean) => (
      <>
        {role}. Invited {invited},{' '}
        {hasEnded ? <>ended {ends}. The link no longer works.</> : <>ends {ends}</>}
      </>
    ),
    newLink: 'New link',
    takeBack: 'Take back',
  },
  /** What a button does, and to whom. */
  actOn: (act: string, email: string) => `${act}: ${email}`,
}
