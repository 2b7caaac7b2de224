import { styleText } from 'node:util'
import pino from 'pino'

const [warnLevel, errorLevel] = [40, 50]

type Screen = { write(text: string): unknown }

/** On a terminal pino's JSON lines are formatted for reading. Pipes get the JSON itself. */
export function forPeople(screen: Screen): pino.DestinationStream {
  return { write: (line) => void screen.write(lineForPeople(line)) }
}

/** `12:03:04 warn  message  key=value …`, and below it where an error came from. */
export function lineForPeople(line: string) {
  const { level, time, msg = '', err, ...facts }: Record<string, unknown> = JSON.parse(line)
  const stack = err instanceof Object && 'stack' in err ? `\n${err.stack}` : ''
  const pairs = Object.entries(facts).map(([key, value]) => `  ${key}=${shown(value)}`)
  return `${clock(time)} ${colored(Number(level))} ${msg}${pairs.join('')}${stack}\n`
}

function clock(time: unknown) {
  return new Date(String(time)).toTimeString().slice(0, 8)
}

function colored(level: number) {
  const color = level >= errorLevel ? 'red' : level >= warnLevel ? 'yellow' : 'dim'
  return styleText(color, (pino.levels.labels[level] ?? '').padEnd(5))
}

function shown(value: unknown) {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
