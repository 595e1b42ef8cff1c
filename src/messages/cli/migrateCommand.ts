/** What `npm run migrate` says. */
export const MIGRATE_MESSAGES = {
  current: '데이터베이스의 구조는 이미 이 판의 것입니다. 바꾼 것이 없습니다.',
  done: (names: readonly string[]) =>
    `데이터베이스의 구조를 이 판에 맞췄습니다(${names.length}단계).\n${names.map((name) => `  ${name}`).join('\n')}`,
} as const
