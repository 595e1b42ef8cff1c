/** Why a start leaves the embedded database alone: which folder, the reason, and what to do. */
export const EMBEDDED_DATABASE = {
  inUse: (home: string) =>
    `데이터 폴더 ${home} 를 쓰는 서버가 켜져 있어요. 아무것도 옮기지 않았어요. 서버를 끈 뒤 다시 실행해 주세요.`,
  setAside: (folders: readonly string[]) =>
    folders.length === 0
      ? '옮길 것이 없어요. 다음에 켜면 새로 시작해요.'
      : `지금까지의 데이터를 옮겨 뒀어요. 다음에 켜면 새로 시작해요.
${folders.map((folder) => `  ${folder}`).join('\n')}
필요 없으면 지우세요. 되돌리려면 제자리로 옮기세요.`,
  foreignDatabase:
    'DATABASE_URL의 데이터베이스는 이 명령이 건드리지 않아요. 비우려면 새 데이터베이스를 만들어 DATABASE_URL에 적으세요.',
  passwordMissing: (folder: string, file: string) =>
    `데이터베이스 폴더는 있는데 그 비밀번호 파일이 없어요. 아무것도 바꾸지 않았어요.
  데이터베이스: ${folder}
  비밀번호: ${file}
비밀번호 파일을 되돌려 놓으세요. 새로 시작하려면 데이터베이스 폴더를 다른 곳으로 옮긴 뒤 다시 실행해 주세요.`,
  passwordWrong: (folder: string, file: string) =>
    `${file} 의 비밀번호가 데이터베이스 ${folder} 의 것이 아니에요. 아무것도 바꾸지 않았어요. 맞는 파일을 되돌려 놓으세요.`,
  recordedMissing: (record: string, folder: string) =>
    `${record} 에 적힌 데이터베이스 ${folder} 가 없어요. 빈 데이터베이스로 대신하지 않아요.
그 폴더를 되돌려 놓으세요. 정말로 새로 시작하려면 ${record} 를 지운 뒤 다시 실행해 주세요.`,
  recordedElsewhere: (record: string, folder: string, owner: string | undefined, marker: string) =>
    `${record} 에 적힌 데이터베이스 ${folder} 는 ` +
    `${owner ? `다른 데이터 폴더 ${owner} 의 거예요` : '어느 데이터 폴더의 것인지 알 수 없어요'}. ` +
    `아무것도 바꾸지 않았어요.
복사한 폴더라면 DATA_DIR을 빈 폴더로 정해 주세요. 옮긴 폴더라면 ${marker} 에 이 데이터 폴더의 경로를 적은 뒤 다시 실행해 주세요.`,
  twoClusters: (record: string, recorded: string, inPlace: string) =>
    `데이터베이스가 두 군데에 있어요. 어느 것을 쓸지 정해야 해요. 아무것도 바꾸지 않았어요.
  ${record} 에 적힌 것: ${recorded}
  데이터 폴더 안의 것: ${inPlace}
쓰지 않을 쪽을 다른 곳으로 옮기세요. 적힌 것을 옮길 때에는 ${record} 도 지우세요.`,
  unreadable: (path: string) =>
    `${path} 를 읽을 수 없어 데이터베이스가 있는지 알 수 없어요. 아무것도 바꾸지 않았어요. 그 폴더의 주인 계정이나 root로 실행해 주세요.`,
  otherOwner: (folder: string, uid: number) =>
    `데이터베이스 폴더 ${folder} 는 다른 계정(uid ${uid})의 거예요. 아무것도 바꾸지 않았어요. 그 계정이나 root로 실행해 주세요.`,
  ownedByRoot: (folder: string) =>
    `데이터베이스 폴더 ${folder} 의 주인이 root예요. PostgreSQL은 root로 실행되지 않아요. 아무것도 바꾸지 않았어요.
chown -R postgres ${folder} 를 실행한 뒤 다시 시작해 주세요.`,
  cannotEnter: (folder: string, blocked: string, uid: number) =>
    `데이터베이스 폴더 ${folder} 에 PostgreSQL을 실행할 계정(uid ${uid})이 들어갈 수 없어요. 빈 데이터베이스로 대신하지 않아요.
${blocked} 의 권한 때문이에요. chmod o+x ${blocked} 를 실행한 뒤 다시 시작해 주세요.`,
  notEmpty: (folder: string) =>
    `${folder} 는 비어 있지 않은데 데이터베이스도 아니에요. 아무것도 바꾸지 않았어요. 그 폴더를 다른 곳으로 옮긴 뒤 다시 실행해 주세요.`,
  dataFolder: (folder: string, reason: string) =>
    `데이터 폴더 ${folder} 를 쓸 수 없어요(${reason}). DATA_DIR과 그 폴더의 권한을 확인해 주세요.`,
  copied: (folder: string, original: string) =>
    `데이터베이스 ${folder} 는 ${original} 의 서버가 켜져 있거나 갑자기 꺼졌을 때 복사하거나 옮긴 거예요. 아무것도 바꾸지 않았어요.
원본을 끈 뒤 다시 복사해 주세요. 원본이 더 쓰이지 않는다면 ${folder}/postmaster.pid 를 지운 뒤 다시 실행해 주세요.`,
  pidFileBroken: (file: string) =>
    `${file} 의 내용을 알아볼 수 없어요. 이 데이터베이스를 쓰는 서버가 없는지 확인하고, 없으면 그 파일을 지운 뒤 다시 실행해 주세요.`,
  noAnswer: (folder: string, port: number) =>
    `데이터베이스 ${folder} 의 서버(포트 ${port})가 켜져 있는데 대답하지 않아요. 아무것도 바꾸지 않았어요. 그 서버를 끈 뒤 다시 실행해 주세요.`,
  initFailed: (folder: string, said: string) => `데이터베이스를 ${folder} 에 만들지 못했어요.\n${said}`,
  diskFull: (folder: string) =>
    `디스크가 가득 차 데이터베이스 ${folder} 를 만들거나 켜지 못했어요. 있던 자료는 그대로예요. ` +
    '자리를 만들어 주세요. 켜져 있는 사이트는 스스로 다시 켜 보고, 끝난 명령은 다시 실행해야 해요.',
  startFailed: (folder: string, said: string) =>
    `데이터베이스 ${folder} 의 서버를 켜지 못했어요. 자료는 그대로예요.\n${said}`,
  stopFailed: (folder: string) => `데이터베이스 ${folder} 의 서버를 끄지 못했어요.`,
} as const
