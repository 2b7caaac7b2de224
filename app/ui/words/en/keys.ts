export const words = {
  title: 'Keys',
  use: 'Use single keys on this device',
}
