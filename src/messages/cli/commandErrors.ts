export const inBoth = (korean: string, english: string): string => `${korean}\n${english}`

export const COMMAND_ERRORS = {
  settingsWrong: inBoth(
    '설정을 고쳐 주세요. 설명은 .env.example에 있어요.',
    'Correct these settings, which .env.example explains.',
  ),
  unknownOption: (given: string) =>
    inBoth(
      `모르는 옵션이에요: ${given}. 쓰는 법은 docs/commands.md에 있어요.`,
      `There is no option ${given}. docs/commands.md says how the command is used.`,
    ),
  optionValue: (given: string) =>
    inBoth(
      `옵션에 값이 없거나 잘못됐어요: ${given}. 쓰는 법은 docs/commands.md에 있어요.`,
      `The value of ${given} is missing or wrong. docs/commands.md says how the command is used.`,
    ),
  unexpectedWord: (given: string) =>
    inBoth(
      `알 수 없는 말이에요: ${given}. 쓰는 법은 docs/commands.md에 있어요.`,
      `The command takes no argument ${given}. docs/commands.md says how it is used.`,
    ),
  notBuilt: inBoth(
    '아직 페이지를 만들지 않았어요. 먼저 npm run build 를 실행해 주세요.',
    'There is no build yet. Run npm run build first.',
  ),
  buildStale: inBoth(
    '만들어 둔 페이지가 지금의 소스와 맞지 않아요. 그 뒤에 소스가 바뀌었어요. npm run build 를 실행한 뒤 다시 시작해 주세요.',
    'The build is of other sources than those that are here. Run npm run build, then start again.',
  ),
  newerSchema: (migrations: readonly string[]) =>
    inBoth(
      `데이터베이스가 이 버전보다 새로워요(모르는 마이그레이션: ${migrations.join(', ')}). 아무것도 바꾸지 않았어요. 그 마이그레이션이 든 버전으로 ` +
        `시작하거나, 그보다 앞서 만든 백업을 복원해 주세요.`,
      `The database is newer than this version, and was left unchanged. Start a version with these ` +
        `migrations, or restore a backup from before them: ${migrations.join(', ')}`,
    ),
  olderSchema: (last: string) =>
    inBoth(
      `이 버전이 바로 이어 쓸 수 없는 예전 데이터베이스예요. 아무것도 바꾸지 않았어요. 마지막 마이그레이션이 ${last} 인 버전(2026년 11월 27일)으로 한 번 ` +
        `시작한 뒤, 이 버전으로 다시 시작해 주세요.`,
      `The database is too old for this version, and was left unchanged. Start the version whose ` +
        `last migration is ${last} (2026-11-27) once, then this one.`,
    ),
  portTaken: (port: number | undefined) =>
    inBoth(
      `포트 ${port}번을 다른 프로그램이 쓰고 있어요. 그 프로그램을 끄거나 PORT(npm run demo에서는 --port)로 다른 번호를 정해 주세요.`,
      `Another program uses port ${port}. End it, or choose another number by PORT (npm run demo: --port).`,
    ),
  portsTaken: (first: number, last: number) =>
    inBoth(
      `포트 ${first}–${last}번이 모두 쓰이고 있어요. PORT(npm run demo에서는 --port)로 다른 번호를 정해 주세요.`,
      `All ports from ${first} to ${last} are used. Choose another number by PORT (npm run demo: --port).`,
    ),
  portDenied: (detail: string) =>
    inBoth(
      `포트를 열 권한이 없어요(${detail}). 1024 이상의 포트를 쓰거나 그 포트를 열 권한을 주세요.`,
      `This account may not open the port. Choose one from 1024 on, or grant the right to open it.`,
    ),
  noDatabase: (detail: string) =>
    inBoth(
      `데이터베이스에 연결하지 못했어요(${detail}). DATABASE_URL과 PostgreSQL이 켜져 있는지 확인해 주세요.`,
      'The database cannot be reached. Check DATABASE_URL, and that PostgreSQL runs.',
    ),
  databaseSignIn: (detail: string) =>
    inBoth(
      `데이터베이스가 로그인을 받지 않았어요(${detail}). DATABASE_URL의 사용자와 비밀번호를 확인해 주세요.`,
      'The database refused to sign in. Check the account and password in DATABASE_URL.',
    ),
  noSuchDatabase: (detail: string) =>
    inBoth(
      `그런 데이터베이스가 없어요(${detail}). DATABASE_URL의 이름을 확인하거나 데이터베이스를 만들어 주세요.`,
      'There is no such database. Check the name in DATABASE_URL, or make the database.',
    ),
  databasePrivilege: (detail: string) =>
    inBoth(
      `데이터베이스의 권한이 모자라요(${detail}). DATABASE_URL의 사용자에게 이 데이터베이스의 권한을 주거나, 주인의 주소를 DATABASE_OWNER_URL에 적어 주세요.`,
      "The account of DATABASE_URL lacks a right. Grant it, or set the owner's address as DATABASE_OWNER_URL.",
    ),
  tooManyConnections: (detail: string) =>
    inBoth(
      `데이터베이스의 연결이 다 찼어요(${detail}). 잠시 뒤 다시 실행하거나 max_connections를 늘려 주세요.`,
      'The database has no connection left. Try again in a moment, or raise max_connections.',
    ),
  connectionPooler: (detail: string) =>
    inBoth(
      `DATABASE_URL과 PostgreSQL 사이에서 연결의 설정이 사라져요(${detail}). ` +
        'PgBouncer 같은 연결 풀러를 거치지 않는 주소를 적어 주세요. 연결의 수는 DATABASE_CONNECTIONS로 정할 수 있어요.',
      'Settings of a connection get lost between DATABASE_URL and PostgreSQL. Use an address without a pooler such ' +
        'as PgBouncer; DATABASE_CONNECTIONS limits the connections.',
    ),
  tooFewConnections: (needed: number, available: number) =>
    inBoth(
      `서버 프로세스 하나에 데이터베이스 연결이 ${needed}개까지 필요한데, 쓸 수 있는 연결은 ${available}개예요. ` +
        'DATABASE_CONNECTIONS를 줄이거나 PostgreSQL의 max_connections(또는 계정의 CONNECTION LIMIT)를 늘려 주세요.',
      `A server process opens up to ${needed} connections, and the database allows ${available}. Lower ` +
        "DATABASE_CONNECTIONS, or raise PostgreSQL's max_connections (or the account's CONNECTION LIMIT).",
    ),
  databaseLost: (detail: string) =>
    inBoth(
      `데이터베이스와의 연결이 끊어졌어요(${detail}). 끝나지 않은 일은 반영되지 않았어요. 데이터베이스를 확인한 뒤 다시 실행해 주세요.`,
      'The connection to the database was lost. Unfinished work was not stored. Check the database, ' +
        'then run it again.',
    ),
  diskFull: (detail: string) =>
    inBoth(
      `디스크가 가득 찼어요(${detail}). 자리를 만든 뒤 다시 실행해 주세요. 끝나지 않은 일은 반영되지 않았어요.`,
      'The disk is full. Make room, then run it again. Unfinished work was not stored.',
    ),
  fileDenied: (path: string) =>
    inBoth(
      `${path} 를 읽거나 쓸 권한이 없어요. 그 파일이나 폴더의 주인과 권한을 확인해 주세요.`,
      `This account may not read or write ${path}. Check its owner and mode.`,
    ),
  fileReadOnly: (path: string) =>
    inBoth(
      `${path} 에 쓸 수 없어요. 읽기 전용으로 연결된 디스크예요. 쓸 수 있는 곳을 DATA_DIR로 정하거나 디스크를 다시 연결해 주세요.`,
      `${path} is on a disk that is mounted read-only. Choose another place by DATA_DIR, or mount the disk again.`,
    ),
  fileMissing: (path: string) =>
    inBoth(
      `${path} 가 없어요. 경로를 확인하거나 되돌려 놓은 뒤 다시 실행해 주세요.`,
      `${path} does not exist. Check the path or put it back, then run it again.`,
    ),
  folderNotMade: (path: string) =>
    inBoth(
      `폴더 ${path} 를 만들 수 없어요. 위의 폴더가 있는지, 읽기 전용 디스크가 아닌지 확인해 주세요.`,
      `The folder ${path} cannot be made. Check that the one above exists and that its disk is not read-only.`,
    ),
  notFolder: (path: string) =>
    inBoth(
      `${path} 는 폴더로 쓸 수 없어요. 그 경로나 그 위에 파일이 있어요. DATA_DIR을 확인해 주세요.`,
      `${path} cannot be a folder: it, or a part of its path, is a file. Check DATA_DIR.`,
    ),
  foreignFolder: (folder: string, file: string, code: string) =>
    inBoth(
      `${folder} 은(는) 이 데이터베이스의 폴더가 아니에요. 사진이 갈라지거나 지워지지 않게 멈췄어요. DATA_DIR(S3 호환 저장소라면 FILES_S3_*)과 ` +
        `DATABASE_URL을 확인해 주세요. 디스크와 저장소 사이에서 바꾸는 중이면 npm run files -- move 로 파일을 먼저 옮겨 주세요. ` +
        `폴더를 새로 만들거나 바꾼 것이 맞다면 ${file} 파일에 ${code} 를 적고 다시 시작해 주세요.`,
      `${folder} is not the folder of this database; photographs could be lost. Check DATA_DIR (or FILES_S3_*) and ` +
        `DATABASE_URL. To change between disk and storage, first move the files: npm run files -- move. ` +
        `If it is meant to be a new folder, write ${code} into ${file} and start again.`,
    ),
} as const
