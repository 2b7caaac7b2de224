import { type Browser, chromium, type Locator, type Page } from '@playwright/test'

/** Lighthouse's slow network, as a browser is told of it: bits are bytes here, and the delay is that of a request. */
const slowNetwork = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}
const slowProcessor = 4
/** 36 words a minute, what thousands of people were measured to type on a phone: five letters a word. */
const letterMs = 60_000 / (36 * 5)
/** To read a question and find its field. */
const thinkMs = 1500
const tabMs = 150

export type Applied = {
  way: string
  seconds: number
  waitedSeconds: number
  /** Of the form's page: as first sent, and its scripts once it is awake. */
  firstViewBytes: number
  scriptBytes: number
}

/** A renter who fills in the funding form on a slow phone; null where Chromium cannot be had. */
export async function measureApplying(url: string): Promise<Applied[] | null> {
  const executablePath = process.env.CHROMIUM_PATH
  if (!executablePath) return null
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const browser = await chromium.launch({ executablePath, args })
  try {
    return [
      await apply(browser, url, 'by touch', { hand: byTouch }),
      await apply(browser, url, 'with the keyboard alone', { hand: byKeyboard }),
      await apply(browser, url, 'by touch, without JavaScript', { hand: byTouch, javaScriptEnabled: false }),
    ]
  } finally {
    await browser.close()
  }
}

/** How somebody gets to a field and does something with it. */
type Hand = (page: Page) => {
  near(field: Locator): Promise<void>
  reach(field: Locator): Promise<void>
  choose(field: Locator): Promise<void>
  pick(field: Locator, option: string): Promise<void>
}

const byTouch: Hand = () => ({
  near: (field) => field.scrollIntoViewIfNeeded(),
  reach: (field) => field.click(),
  choose: (field) => field.click(),
  pick: async (field, option) => void (await field.selectOption(option)),
})

const byKeyboard: Hand = (page) => {
  const reach = async (field: Locator) => {
    const isThere = () => field.evaluate((element) => element === document.activeElement)
    for (let tabs = 0; tabs < 60 && !(await isThere()); tabs++) {
      await page.keyboard.press('Tab')
      await page.waitForTimeout(tabMs)
    }
    if (!(await isThere())) throw new Error('The Tab key does not lead there')
  }
  return {
    near: reach,
    reach,
    choose: async (field) => {
      await reach(field)
      await page.keyboard.press((await field.getAttribute('type')) === 'submit' ? 'Enter' : 'Space')
    },
    pick: async (field, option) => {
      await reach(field)
      await page.keyboard.type(option)
    },
  }
}

async function apply(
  browser: Browser,
  url: string,
  way: string,
  { hand, javaScriptEnabled = true }: { hand: Hand; javaScriptEnabled?: boolean },
): Promise<Applied> {
  const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true }
  const page = await browser.newPage({ ...phone, deviceScaleFactor: 1.75, javaScriptEnabled })
  const received = await countBytes(page)
  const { near, reach, choose, pick } = hand(page)
  const think = () => page.waitForTimeout(thinkMs)
  const type = async (field: string, text: string) => {
    await think()
    await reach(page.locator(`[name=${field}]`).first())
    await page.keyboard.type(text, { delay: letterMs })
  }
  let waitedMs = 0
  const step = async (button: string, heading: string) => {
    await think()
    const wanted = page.getByRole('button', { name: button, exact: true })
    await near(wanted)
    const pressed = Date.now()
    await choose(wanted)
    await page.getByRole('heading', { name: heading }).waitFor()
    waitedMs += Date.now() - pressed
  }

  const began = Date.now()
  await page.goto(`${url}/forms/funding`, { waitUntil: 'commit' })
  await page.getByLabel('Your name').waitFor()
  waitedMs += Date.now() - began
  await type('fullName', 'Avery Renter')
  await type('phone', '713 555 0118')
  await type('email', 'avery.renter@example.com')
  const { firstViewBytes, scriptBytes } = received
  await step('Continue', 'Your next home')
  await type('place', 'Houston, TX')
  await think()
  await pick(page.getByLabel('Adults moving in'), '2')
  await type('rentBudget', '1300')
  await step('Continue', 'What happened')
  await think()
  await choose(page.getByLabel('An eviction'))
  await type('words', 'I lost my job in spring and could not pay. I have a new one since August.')
  await step('Continue', 'Your yes')
  await think()
  await choose(page.getByRole('checkbox', { name: 'Work on my application' }))
  await step('Send my application', 'We have it.')
  const seconds = (Date.now() - began) / 1000
  await page.context().close()
  return { way, seconds, waitedSeconds: waitedMs / 1000, firstViewBytes, scriptBytes }
}

/** Slows the page down, and adds up what comes over the network. */
async function countBytes(page: Page) {
  const received = { firstViewBytes: 0, scriptBytes: 0 }
  page.on('response', async (response) => {
    const bytes = Number((await response.allHeaders())['content-length'] ?? 0)
    const kind = response.request().resourceType()
    if (kind === 'document') received.firstViewBytes += bytes
    if (kind === 'script') received.scriptBytes += bytes
  })
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slowNetwork)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowProcessor })
  return received
}
