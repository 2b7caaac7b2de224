export const words = {
  title: 'Admin',
  signedOut: {
    title: 'You are signed out',
    text: 'Your session has ended. Sign in again; what you had saved before is kept. What you typed last was not saved: your browser’s Back button may bring it back.',
  },
  notAllowed: {
    title: 'Not for this account',
    text: 'Your account may not do this. Ask the owner of the site for it.',
  },
  notThere: {
    title: 'Not there',
    text: 'What you were looking for does not exist, or somebody removed it.',
  },
  databaseAway: {
    title: 'The database does not answer',
    text: 'While it is away, nobody can sign in and nothing can be saved. This step changed nothing. Visitors still see the public pages as they were last.',
    toDo: [
      'Wait a minute and try again: after a restart it takes a moment.',
      'If that does not help, start the database again, or call whoever runs it. With a PostgreSQL server that is the one named in DATABASE_URL.',
      'If pages here still open and only saving fails, the PostgreSQL server can only be read at present: DATABASE_URL must name the one that can be written.',
      'Look whether its disk is full.',
      'The site itself needs no restart: it goes on by itself as soon as the database answers.',
    ],
  },
  noAnswer: {
    title: 'No answer',
    text: 'The site did not answer. Look at your connection, then try again.',
  },
  broken: {
    title: 'That did not work',
    text: 'Something went wrong on our side. Nothing was changed by this step. Please try again.',
  },
  whatToDo: 'What to do',
  again: 'Try again',
  back: 'Back to the dashboard',
}
