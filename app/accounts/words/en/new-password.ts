export const words = {
  next: 'New password',
  repeat: 'New password again',
  hint: (least: number) => `At least ${least} characters. A few words in a row are easy to remember.`,
  backToSignIn: 'Back to sign in',
  forgot: {
    title: 'Forgot your password?',
    lead: 'We send a link to set a new one.',
    email: 'Email',
    send: 'Send the link',
  },
  sent: {
    title: 'Look into your mail',
    lead: 'This page looks the same for every e-mail address.',
    onItsWay: (minutes: number) =>
      `If an admin has that address, a link to set a new password is on its way. It works once, for ${minutes} minutes.`,
    nothingThere:
      'Nothing there? Look into the spam folder, and check that you typed the address you sign in with.',
  },
  reset: {
    title: 'Set a new password',
    lead: 'Your account is then signed out everywhere, and its passkeys are removed: add them again afterwards.',
    set: 'Set the password',
  },
  ended: {
    title: 'This link has ended',
    lead: 'A link works once, and not for long.',
    askAgain: 'Ask for a new link',
  },
}
