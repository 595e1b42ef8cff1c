/** Errors of a command line, said so that the next try works. */
export const COMMAND_ERRORS = {
  unknownOption: (given: string) => `모르는 옵션입니다: ${given}`,
  optionValue: (given: string) => `옵션에 값이 없거나 잘못되었습니다: ${given}`,
  unexpectedWord: (given: string) => `알 수 없는 말입니다: ${given}`,
  portTaken: (port: number | undefined) =>
    `포트 ${port}번을 다른 프로그램이 쓰고 있습니다. --port 로 다른 번호를 주십시오.`,
  portsTaken: (first: number, last: number) => `포트 ${first}–${last}번이 모두 쓰이고 있습니다. 다른 번호를 주십시오.`,
  noDatabase: (detail: string) =>
    `데이터베이스에 연결하지 못했습니다(${detail}). DATABASE_URL과 PostgreSQL이 켜져 있는지 확인해 주십시오.`,
} as const
