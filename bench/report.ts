export function table(heads: string[], rows: string[][]) {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n')
}

export function number(value: number) {
  return Math.round(value).toLocaleString('en-US')
}
