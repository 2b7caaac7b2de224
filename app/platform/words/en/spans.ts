type Unit = 'day' | 'hour' | 'minute'

export const words = {
  span: (count: number, unit: Unit) => `${count} ${unit}${count === 1 ? '' : 's'}`,
  ago: (span: string | null) => (span ? `${span} ago` : 'a moment ago'),
  ahead: 'at a time that is still to come',
}
