/** Why a mail was not taken; the page makes the first letter a capital. */
export const words = {
  notSetUp: 'mail is not set up',
  linkEnded: 'its link had ended before the mail server took it',
  retriesExhausted: 'the site was stopped each time it was being sent',
  /** By the code of the program that sends mails. */
  byCode: {
    EAUTH: 'the mail server refuses the name or the password',
    ETLS: 'the mail server offers no secure connection we can use',
    EDNS: 'the name of the mail server is not known',
    ETIMEDOUT: 'the mail server did not answer in time',
    ECONNECTION: 'the mail server broke off the connection',
    ESOCKET: 'the mail server cannot be reached',
    EPROTOCOL: 'the mail server answers in a way we do not understand',
  },
  unknown: 'something went wrong',
  noAddress: 'that is no address a mail can go to',
  later: 'the mail server asks to try later',
  sender: 'the mail server refuses the sender: look at MAIL_FROM',
  access:
    'the mail server does not let this site send: it may ask for a name and a password, or for TLS; look at SMTP_URL',
  recipient: 'the mail server refuses the address it goes to',
  mail: 'the mail server refuses the mail',
  /** With the code a mail server's keeper asks for. */
  withCode: (fault: string, code: string) => `${fault} (${code || 'no code'})`,
}
