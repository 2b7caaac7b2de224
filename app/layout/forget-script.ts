{
  // Once for each entry of the history: a reload must not take what was begun since.
  const { forget } = document.currentScript?.dataset ?? {}
  if (forget && !history.state) {
    try {
      localStorage.removeItem(forget)
      history.replaceState(forget, '')
    } catch {}
  }
}
