import type { LinkTo, TextLink, Words } from '../../document.ts'

export const words = {
  crumb: 'Privacy',
  headTitle: (brand: string) => `Privacy | ${brand}`,
  description:
    'What we store about you, what stays on your phone, who sees your story, and how to get a copy or have it deleted. No cookies, no trackers.',
  title: 'Privacy',
  intro: {
    unknown:
      'You can read this site without telling us who you are. We set no cookies for visitors. There are no ads and no trackers.',
    questions: (phone: TextLink): Words => ['Questions about your data? Call ', phone, '.'],
  },
  onYourDevice: {
    heading: 'What stays on your device',
    list: [
      'Your answers to “Check If You Qualify” stay in your own browser, in its local storage. They are not sent to us. One tap on the same page clears them.',
      'If JavaScript is off, your browser sends the answers to our server, so that it can show you the next step. We do not keep them.',
      'If you then ask for the towns that fit, your budget goes along in the address of that page. So does what you type into “Where can I afford to live?”: the town, the income, the rent. Our server reckons with it and does not keep it. Your browser may remember the address.',
      'While you write your story, what you type stays in your browser until you send it: name, e-mail address and phone number too. Photos are not kept there.',
      'What you type into an application stays in your own browser until you send it. One tap below the form erases it. If JavaScript is off, your browser sends it to our server with every step, so that it can show you the next one. We keep none of it before you send it, unless you ask us for a link to go on elsewhere.',
      'What you type into “Told no?”, “Letters”, “Move-in budget” and “Papers checklist” stays in your browser, with names, addresses and what happened if you wrote them. So does the last town page you opened. “Erase everything” on any of the four removes all of it.',
      'If you pick a light or dark theme, your browser remembers it under the name “theme”.',
    ],
    erase:
      'You can erase all of this at any time in your browser’s settings. On a shared phone or computer, clear your answers and letters when you are done, and empty a story that you do not send.',
  },
  visits: {
    heading: 'What we note about visits',
    list: [
      'We do not follow you: there are no trackers and no advertising.',
      'We count how often each page is opened and how often a step of “Check If You Qualify” is reached. We also count how often a link to an application or to our phone number is used, and how far applications come: begun, each step, sent, approved. We keep only the sums of each day, by page, program and state. They hold none of your other answers. They hold no cookie, no network address and nothing else that tells one visitor from another.',
      'If your browser sends Do Not Track or Global Privacy Control, you are not counted at all.',
      'We note which missing pages are asked for, so that we can repair links. That note holds the address of the page and how often, not who asked.',
      'Our server writes a log to find errors. A line holds the time, the page, the result and how long it took. It does not hold what you type, or your network address.',
      'To stop abuse, the server may count how many requests come from one network address. That count is kept for a short time only.',
      'A cookie is set only when a member of our staff signs in to the admin area.',
    ],
    fromElsewhere:
      'Everything on our pages comes from our own server. The exceptions are forms of other companies, and now and then a picture in an article. The company that sends it can see your network address.',
  },
  stories: {
    heading: 'When you send us your story',
    weAskFor: (wall: LinkTo): Words => [
      'You can share your story on our ',
      wall('approval wall'),
      '. We ask for:',
    ],
    list: [
      'your name and e-mail address, and your phone number if you like,',
      'your city and state, and the date of your approval if you like,',
      'a headline, how we helped, and words of encouragement,',
      'photos, if you like,',
      'how your name is shown, and whether we may share your story.',
    ],
    photos:
      'We make new files from your photos and drop the hidden data in them, such as the place where a photo was taken and the phone it came from.',
    kept: 'We keep your story in our own database. We do not sell it or rent it out.',
  },
  whatIsShown: {
    heading: 'What others see of your story',
    list: [
      'Nothing, until a person on our staff has read and approved it. A story that is not approved is never public.',
      'Your name is shown the way you chose: first name and last initial, full name, or “Anonymous”.',
      'Your city and state, your texts, the date and your photos are shown.',
      'Your e-mail address and phone number are never shown.',
    ],
    verified: (label: string) =>
      `A story that came by a personal link of ours carries the mark “${label}”. It says that the link was given to somebody whose application with us was approved, and nothing else of that application. We keep no record of which application it was.`,
    copied: 'Once a story is public, other people and search engines can copy it.',
  },
  takingBack: {
    heading: 'Taking your story back',
    how: (email: TextLink, phone: TextLink): Words => [
      'You can change your mind at any time, and you need no reason. The private link in our first mail lets you do it yourself. Or write to ',
      email,
      ' from the e-mail address you gave us, or call ',
      phone,
      '.',
    ],
    list: [
      'We take the story off the wall.',
      'If you want, we delete it and its photos. We keep one line: that a story was deleted, and when.',
      'Safety copies of our database may hold it until newer copies replace them. We do not put it back on the wall.',
    ],
  },
  applications: {
    heading: 'If you apply',
    asks: 'Our own form asks how to reach you, about the home you look for, and what a landlord may find. It never asks for a Social Security, card or bank number, and refuses what looks like one.',
    kept: [
      'We keep your answers, the page you came from, and each yes you gave with its exact words and its time. We also keep what is done about it: messages, calls, mails by their subject, and notes. On this site only the people who work on applications see them.',
      'Where we apply for you, we tell landlords, and in the funding program lenders, what they need from your application, your history included. The company of the protection plan gets what it needs to set it up. Ask us whom we told.',
      'A few plain rules guess whether a robot sent it. Nobody is refused for that: it is put aside, and a person can look at it.',
      'Each yes is a question of its own. You can take any of them back on your private page, and it ends at once.',
      'The private page is reached by a link that only you get. There you see what we keep, write to us, correct your contact data, download everything, withdraw, or delete.',
      'Deleting removes your answers, messages and the mails about them. It also removes what you had kept to go on elsewhere under the same e-mail address, or under one you corrected since. Safety copies of our database may hold them until newer copies replace them. Our log keeps the number of the application, when it was worked on and that it was deleted. It does not keep your name or your answers. A story you sent us is a thing of its own, and has its own private link.',
    ],
    erased: (months: number) =>
      `Once an application is closed, we erase it after ${months === 1 ? '1 month' : `${months} months`}.`,
    alsoKept: [
      'One that is approved or still open is kept until it is closed, or until you delete it.',
      'If we use another system to work on applications, yours may be passed on to it. We do not sell it.',
      'If you ask for a link to go on with an application on another device, we keep what you wrote so far until the end of the fourteenth day. Behind that link you can erase it sooner.',
      'The form asks no credit bureau about you, and takes no payment. If a checkout of ours is offered afterwards, it is another company’s page, and your card data never reach this site.',
    ],
  },
  otherForms: {
    heading: 'Forms of other companies',
    some: 'Some applications, sign-ups and orders use forms that other companies host. Some open in a new tab, some stand inside our pages.',
    none: 'At the moment all forms on this site are our own. Where that changes, a form of another company opens in a new tab or stands inside our pages.',
    goesToThem:
      'What you type into such a form goes to that company first. It may set its own cookies. Its own privacy policy applies, so read it before you send personal data such as your Social Security number.',
    others: 'Lenders, landlords and the rental protection company have their own policies too.',
  },
  contact: {
    heading: 'E-mail and calls',
    only: 'We use your e-mail address and phone number only for what you asked: to answer you, to talk about your story, or to work on your case. We mail you something else only if you said yes to news in an application: that can be an invitation to tell your story, once you are approved. You end it on your private page.',
    deleted:
      'Of an e-mail that this site sends by itself, the text is deleted as soon as it is on its way, and your address after thirty days. Of one that could not be delivered, the text is deleted after ten days.',
  },
  rights: {
    heading: 'Getting a copy, or having data deleted',
    ask: (email: TextLink, phone: TextLink): Words => [
      'Wherever you live, you can ask what we hold about you, get a copy, have it corrected or have it deleted. Write to ',
      email,
      ' or call ',
      phone,
      '.',
    ],
    check:
      'We first check that it is really you, for example by a message to the address we have. We may have to keep records of payments where a law says so. Asking costs nothing and changes nothing in how we treat you.',
    erased:
      'When we erase all about you, we keep the day, how many things it was, our internal number of each, and a coded mark of your e-mail address or phone number. Nobody can read either back from it. If we ever have to go back to an old copy, we use these to erase you from it again.',
  },
  children: {
    heading: 'Children',
    adults: (email: TextLink): Words => [
      'This site is made for adults who rent. We do not knowingly collect data from children. Please send no photo of a child without a parent’s permission. If we hold data about a child, tell us at ',
      email,
      ' and we delete it.',
    ],
  },
  changes: {
    heading: 'Changes to this page',
    how: 'When we change what we do with data, we change this page and the date at the top. We do not use a story you already sent in a new way without asking you.',
  },
}
