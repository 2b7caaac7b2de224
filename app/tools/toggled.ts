/** A list of ids with this one or without it, never with it twice. */
export function toggled(list: readonly string[], id: string, isOn: boolean) {
  return isOn ? [...new Set([...list, id])] : list.filter((one) => one !== id)
}
