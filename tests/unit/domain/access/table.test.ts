import { expect, it } from 'vitest'
import { ROUTES } from '@/api/routes'
import { fieldRule, maySearch, memberBar } from '@/domain/access/permissions'
import { RESOURCES, type Subject, TABLE, type Verb, type Who } from '@/domain/access/table'

const SUBJECTS = Object.keys(TABLE) as Subject[]
const WRITES = ['create', 'update', 'delete'] as const
const may = (who: Who, verb: Verb, subject: Subject) => TABLE[subject][verb]?.includes(who) ?? false

it.each([
  ['moderator', ['comments', 'reviews', 'reports']],
  ['editor', ['terms', 'notices', 'collections']],
  ['admin', RESOURCES],
] as const)('The role %s reads exactly its own resources of the back office', (role, own) => {
  expect(RESOURCES.filter((subject) => may(role, 'read', subject)).sort()).toEqual([...own].sort())
})

it('Of the operations for staff a moderator may call only those of the desk', () => {
  const called = Object.values(ROUTES)
    .flat()
    .filter(({ permission }) => may('moderator', ...permission))
  const cells = new Set(
    called.map(({ permission }) => permission.join(' ')).filter((cell) => !cell.startsWith('view ')),
  )
  expect([...cells].sort()).toEqual([
    ...['create desk', 'delete comments', 'delete desk', 'delete reviews', 'read desk'],
    ...['read reports', 'update comments', 'update desk', 'update reviews'],
  ])
  expect(
    called
      .filter(({ permission: [, subject] }) => subject === 'desk')
      .map(({ id }) => id)
      .sort(),
  ).toEqual([
    ...[
      'changeStaffPassword',
      'countLists',
      'deleteSavedFilter',
      'endEdit',
      'endOtherStaffSessions',
      'endStaffSession',
    ],
    ...['keepEdit', 'listEditors'],
    ...['listSavedFilters', 'listStaffRegions', 'listStaffSessions', 'readStaffSession', 'readWaitingCounts'],
    ...['saveFilter', 'searchBackOffice'],
  ])
})

it('Visitors write nothing but tickets, polls and links of mails, and end nothing but session or sign-up', () => {
  const written = SUBJECTS.flatMap((subject) =>
    WRITES.filter((verb) => may('visitor', verb, subject)).map((verb) => `${verb} ${subject}`),
  )
  expect(written.sort()).toEqual(
    ['create polls', 'create tickets', 'delete session', 'delete sign-up', 'update mail-links', 'update polls'].sort(),
  )
})

it('Visitors and members read rows in every state of nothing but what is their own', () => {
  const read = (who: Who) => SUBJECTS.filter((subject) => may(who, 'read', subject)).sort()
  expect(read('visitor')).toEqual(['session'])
  expect(read('user')).toEqual(['account', 'favorites', 'offices', 'photos', 'profile', 'session'])
})

it('Visitors see exactly what is public, and members see no more of it', () => {
  const seen = (who: Who) => SUBJECTS.filter((subject) => may(who, 'view', subject)).sort()
  expect(seen('visitor')).toEqual(
    [
      ...['agencies', 'collections', 'comments', 'departments', 'faqs', 'favorites', 'media', 'notices', 'photos'],
      ...['polls', 'posts', 'regions', 'restaurants', 'source-documents', 'terms', 'visits'],
    ].sort(),
  )
  expect(seen('user')).toEqual(seen('visitor'))
})

it('Blocked members write nothing but what visitors do, their own account, office and session', () => {
  const written = SUBJECTS.filter((subject) => WRITES.some((verb) => may('blocked', verb, subject)))
  expect(written.sort()).toEqual(['account', 'mail-links', 'offices', 'polls', 'session', 'sign-up', 'tickets'])
  const states = { isBlocked: true, owesConsent: false }
  expect([
    memberBar(['create', 'reviews'], states),
    memberBar(['delete', 'account'], states),
    memberBar(['read', 'users'], { isBlocked: false, owesConsent: false }),
  ]).toEqual(['blocked', null, 'forbidden'])
})

it('Who owes consent may delete what they wrote and write nothing', () => {
  const states = { isBlocked: false, owesConsent: true }
  for (const subject of ['reviews', 'posts', 'comments'] as const)
    expect(WRITES.map((verb) => memberBar([verb, subject], states))).toEqual(['owing', 'owing', null])
})

it.each(['createdAt', 'updatedAt', 'importBatch'])('No role sets the field %s of any collection', (field) => {
  for (const subject of SUBJECTS)
    expect([fieldRule(subject, field, 'create'), fieldRule(subject, field, 'update')]).toEqual([[], []])
})

it.each([
  ...['reviews.user', 'posts.author', 'comments.author', 'reports.reporter', 'posts.likeCount', 'posts.commentCount'],
  ...['comments.likeCount', 'comments.replyCount', 'reviews.deletedBy', 'reports.reviewedBy', 'users.blockedAt'],
])('No role sets %s', (path) => {
  const [subject, field] = path.split('.') as [Subject, string]
  expect([fieldRule(subject, field, 'create'), fieldRule(subject, field, 'update')]).toEqual([[], []])
})

it('A role is given by admins alone, and an address is read by its owner and admins', () => {
  expect([fieldRule('users', 'role', 'create'), fieldRule('users', 'role', 'update')]).toEqual([['admin'], ['admin']])
  expect(fieldRule('users', 'email', 'read')).toEqual(['admin', 'self'])
})

it('Only an admin may search over everything', () => {
  const found = ['admin', 'moderator', 'editor', 'user', null].filter((role) => maySearch({ role }))
  expect([found, maySearch(null), maySearch(undefined)]).toEqual([['admin'], false, false])
})
