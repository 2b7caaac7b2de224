// Loaded before the site: its clocks run as many milliseconds ahead as the test says over the channel.
const RealDate = Date
const realNow = Date.now
const realSteady = performance.now.bind(performance)
let ahead = { wallMs: 0, steadyMs: 0 }

const now = () => realNow() + ahead.wallMs
RealDate.now = now
performance.now = () => realSteady() + ahead.steadyMs
globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
  apply: () => new RealDate(now()).toString(),
})

process.on('message', (message) => {
  ahead = message
  process.send(message)
})
