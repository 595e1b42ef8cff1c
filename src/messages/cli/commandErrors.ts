/** Command line errors, with what to do. */
export const COMMAND_ERRORS = {
  unknownOption: (given: string) => `모르는 옵션이에요: ${given}`,
  optionValue: (given: string) => `옵션에 값이 없거나 잘못됐어요: ${given}`,
  unexpectedWord: (given: string) => `알 수 없는 말이에요: ${given}`,
  notBuilt: '아직 페이지를 짓지 않았어요. 먼저 npm run build 를 실행해 주세요.',
  buildStale:
    '만들어 둔 페이지가 지금의 소스와 맞지 않아요. 지은 뒤에 소스가 바뀌었어요. npm run build 를 실행한 뒤 다시 시작해 주세요.',
  newerSchema: (migrations: readonly string[]) =>
    `데이터베이스가 이 버전보다 새로워요. 아무것도 바꾸지 않았어요. 이 버전이 모르는 마이그레이션: ${migrations.join(', ')}
그 마이그레이션이 든 버전으로 시작하거나, 그보다 앞서 만든 백업을 복원해 주세요.`,
  olderSchema: (last: string) =>
    `이 버전이 바로 이어 쓸 수 없는 예전 데이터베이스예요. 아무것도 바꾸지 않았어요.
마지막 마이그레이션이 ${last} 인 버전(2026년 11월 27일)으로 한 번 시작한 뒤, 이 버전으로 다시 시작해 주세요.`,
  portTaken: (port: number | undefined) =>
    `포트 ${port}번을 다른 프로그램이 쓰고 있어요. --port 로 다른 번호를 주세요.`,
  portsTaken: (first: number, last: number) => `포트 ${first}–${last}번이 모두 쓰이고 있어요. 다른 번호를 주세요.`,
  noDatabase: (detail: string) =>
    `데이터베이스에 연결하지 못했어요(${detail}). DATABASE_URL과 PostgreSQL이 켜져 있는지 확인해 주세요.`,
  databaseSignIn: (detail: string) =>
    `데이터베이스가 로그인을 받지 않았어요(${detail}). DATABASE_URL의 사용자와 비밀번호를 확인해 주세요.`,
  noSuchDatabase: (detail: string) =>
    `그런 데이터베이스가 없어요(${detail}). DATABASE_URL의 이름을 확인하거나 데이터베이스를 만들어 주세요.`,
  databasePrivilege: (detail: string) =>
    `데이터베이스의 권한이 모자라요(${detail}). DATABASE_URL의 사용자에게 이 데이터베이스의 권한을 주거나, 주인의 주소를 DATABASE_OWNER_URL에 적어 주세요.`,
  diskFull: (detail: string) =>
    `디스크가 가득 찼어요(${detail}). 자리를 만든 뒤 다시 실행해 주세요. 끝나지 않은 일은 반영되지 않았어요.`,
  fileDenied: (path: string) => `${path} 를 읽거나 쓸 권한이 없어요. 그 파일이나 폴더의 주인과 권한을 확인해 주세요.`,
  fileReadOnly: (path: string) =>
    `${path} 에 쓸 수 없어요. 읽기 전용으로 연결된 디스크예요. 쓸 수 있는 곳을 DATA_DIR로 정하거나 디스크를 다시 연결해 주세요.`,
  fileMissing: (path: string) => `${path} 가 없어요. 경로를 확인하거나 되돌려 놓은 뒤 다시 실행해 주세요.`,
  folderNotMade: (path: string) =>
    `폴더 ${path} 를 만들 수 없어요. 위의 폴더가 있는지, 읽기 전용 디스크가 아닌지 확인해 주세요.`,
  notFolder: (path: string) =>
    `${path} 는 폴더로 쓸 수 없어요. 그 경로나 그 위에 파일이 있어요. DATA_DIR을 확인해 주세요.`,
  foreignFolder: (folder: string, file: string, code: string) =>
    `${folder} 은(는) 이 데이터베이스의 폴더가 아니에요. 사진이 갈라지거나 지워지지 않게 멈췄어요. DATA_DIR과 DATABASE_URL을 확인해 주세요.
폴더를 새로 만들거나 바꾼 것이 맞다면 ${file} 파일에 ${code} 를 적고 다시 시작해 주세요.`,
  portDenied: (detail: string) =>
    `포트를 열 권한이 없어요(${detail}). 1024 이상의 포트를 쓰거나 그 포트를 열 권한을 주세요.`,
  tooManyConnections: (detail: string) =>
    `데이터베이스의 연결이 다 찼어요(${detail}). 잠시 뒤 다시 실행하거나 max_connections를 늘려 주세요.`,
  databaseLost: (detail: string) =>
    `데이터베이스와의 연결이 끊어졌어요(${detail}). 끝나지 않은 일은 반영되지 않았어요. 데이터베이스를 확인한 뒤 다시 실행해 주세요.`,
} as const
