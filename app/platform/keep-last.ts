/**
 * The same function, which keeps its last answer: a page asks for the figures of its town again and again. What is asked
 * about is known by identity, and the answer must not be changed.
 */
export function keepLast<Asked, Answer>(answerTo: (asked: Asked) => Answer): (asked: Asked) => Answer {
  let last: { asked: Asked; answer: Answer } | undefined
  return (asked) => {
    if (last?.asked !== asked) last = { asked, answer: answerTo(asked) }
    return last.answer
  }
}
