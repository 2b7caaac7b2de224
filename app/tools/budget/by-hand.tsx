/** To fill in with a pen, for who has no JavaScript. */
const rows = [
  'First month’s rent',
  'Deposit',
  'Application fees',
  'Fees of a program, if you use one',
  'Moving',
  'Together',
  'Cash you have',
  'Left, or missing',
]

export function ByHand() {
  return (
    <section className="section unscripted">
      <div className="wrap budget">
        <div className="beside">
          <h2>With a pen</h2>
          <p className="small soft">
            Print this page. Write your own numbers. The fair rent and the rules of your state are on your{' '}
            <a href="/states">state’s page</a>.
          </p>
        </div>
        <dl className="budget-slip by-hand">
          {rows.map((row) => (
            <div key={row}>
              <dt>{row}</dt>
              <dd>$</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
