export const words = {
  named: (browser: string, system: string) => `${browser} on ${system}`,
  unknown: 'Unknown device',
}
