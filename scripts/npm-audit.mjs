// `npm audit`, which needs the registry: what it reports is judged, and silence is only worth a warning.
import { npmOutput } from './npm-output.mjs'

const withinMs = 30_000
const serious = ['high', 'critical']

export async function npmAudit() {
  const report = parse(await npmOutput(['audit', '--json'], withinMs))
  return judgeAudit(report)
}

/** `problems` end the check, `warnings` are only said. */
export function judgeAudit(report) {
  if (!report?.vulnerabilities) {
    return {
      problems: [],
      warnings: ['npm audit: the registry did not answer; only the own lists were checked'],
    }
  }
  const found = Object.values(report.vulnerabilities).map(({ name, severity }) => ({
    severity,
    line: `npm audit: ${name} has a known weakness (${severity})`,
  }))
  const lines = (isSerious) =>
    found.filter(({ severity }) => serious.includes(severity) === isSerious).map(({ line }) => line)
  return { problems: lines(true), warnings: lines(false) }
}

function parse(text) {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
