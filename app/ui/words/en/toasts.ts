export const words = {
  /** The area of the toasts, for who cannot see it; the keys that lead there are added. */
  area: 'Notifications',
}
