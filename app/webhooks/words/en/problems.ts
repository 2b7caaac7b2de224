const privateAddress =
  'This address is inside a private network. The site sends nothing there unless WEBHOOK_PRIVATE=1 is set where it is started.'

/** Why a try did not arrive, by the name of the fault. */
const faults = {
  private: privateAddress,
  ETIMEDOUT: 'No answer within 15 seconds',
  ECONNREFUSED: 'Nobody listens at that address',
  ECONNRESET: 'The connection was cut',
  ENOTFOUND: 'There is no such host',
  EAI_AGAIN: 'The host’s name could not be looked up',
  410: 'It answered that it is gone for good (410), so nothing more is sent there',
}

export const words = {
  privateAddress,
  faults,
  redirected: (status: string) => `It answered with a redirect (${status}), which is not followed`,
  answered: (status: string) => `It answered ${status}`,
  certificate: 'Its certificate is not valid, or an intermediate one is missing',
  noSecureConnection: 'No secure connection came about',
  unknown: 'The delivery failed on the way',
  noEvent: 'Choose at least one event',
  tooLong: (limit: number) => `The address may have at most ${limit} characters`,
  noAddress: 'Write an address such as https://example.com/hook, without a name or password in it',
  notSecure: 'The address must begin with https://',
  tooMany: (most: number) => `There are ${most} already. Remove one first.`,
}
