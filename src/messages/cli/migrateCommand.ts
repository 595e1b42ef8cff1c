export const MIGRATE_MESSAGES = {
  current: '데이터베이스의 구조는 이미 이 버전의 거예요. 바꾼 것이 없어요.',
  done: (names: readonly string[]) =>
    `데이터베이스의 구조를 이 버전에 맞췄어요(${names.length}단계).\n${names.map((name) => `  ${name}`).join('\n')}`,
} as const
