/** '+17135550118' from however it was typed. */
export function phoneHref(way: 'tel' | 'sms', phone: string) {
  const digits = phone.replace(/\D/g, '')
  return `${way}:+${digits.length === 10 ? '1' : ''}${digits}`
}

export function mailHref(email: string) {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`
}
