/** What a start says when it will not touch the embedded database: which folder, why, and what to do. */
export const EMBEDDED_DATABASE = {
  inUse: (home: string) =>
    `데이터 폴더 ${home} 를 쓰는 서버가 켜져 있습니다. 아무것도 옮기지 않았습니다. 서버를 끈 뒤 다시 실행하십시오.`,
  setAside: (folders: readonly string[]) =>
    folders.length === 0
      ? '옮길 것이 없습니다. 다음에 켜면 새로 시작합니다.'
      : `지금까지의 데이터를 옮겨 두었습니다. 다음에 켜면 새로 시작합니다.
${folders.map((folder) => `  ${folder}`).join('\n')}
필요 없으면 지우십시오. 되돌리려면 제자리로 옮기십시오.`,
  foreignDatabase:
    'DATABASE_URL의 데이터베이스는 이 명령이 건드리지 않습니다. 비우려면 새 데이터베이스를 만들어 DATABASE_URL에 적으십시오.',
  passwordMissing: (folder: string, file: string) =>
    `데이터베이스 폴더는 있는데 그 비밀번호 파일이 없습니다. 아무것도 바꾸지 않았습니다.
  데이터베이스: ${folder}
  비밀번호: ${file}
비밀번호 파일을 되돌려 놓으십시오. 새로 시작하려면 데이터베이스 폴더를 다른 곳으로 옮긴 뒤 다시 실행하십시오.`,
  passwordWrong: (folder: string, file: string) =>
    `${file} 의 비밀번호가 데이터베이스 ${folder} 의 것이 아닙니다. 아무것도 바꾸지 않았습니다. 맞는 파일을 되돌려 놓으십시오.`,
  recordedMissing: (record: string, folder: string) =>
    `${record} 에 적힌 데이터베이스 ${folder} 가 없습니다. 빈 데이터베이스로 대신하지 않습니다.
그 폴더를 되돌려 놓으십시오. 정말로 새로 시작하려면 ${record} 를 지운 뒤 다시 실행하십시오.`,
  recordedElsewhere: (record: string, folder: string, owner: string | undefined, marker: string) =>
    `${record} 에 적힌 데이터베이스 ${folder} 는 ` +
    `${owner ? `다른 데이터 폴더 ${owner} 의 것입니다` : '어느 데이터 폴더의 것인지 알 수 없습니다'}. ` +
    `아무것도 바꾸지 않았습니다.
복사한 폴더라면 DATA_DIR을 빈 폴더로 정하십시오. 옮긴 폴더라면 ${marker} 에 이 데이터 폴더의 경로를 적은 뒤 다시 실행하십시오.`,
  twoClusters: (record: string, recorded: string, inPlace: string) =>
    `데이터베이스가 두 군데에 있습니다. 어느 것을 쓸지 정해야 합니다. 아무것도 바꾸지 않았습니다.
  ${record} 에 적힌 것: ${recorded}
  데이터 폴더 안의 것: ${inPlace}
쓰지 않을 쪽을 다른 곳으로 옮기십시오. 적힌 것을 옮길 때에는 ${record} 도 지우십시오.`,
  unreadable: (path: string) =>
    `${path} 를 읽을 수 없어 데이터베이스가 있는지 알 수 없습니다. 아무것도 바꾸지 않았습니다. 그 폴더의 주인 계정이나 root로 실행하십시오.`,
  otherOwner: (folder: string, uid: number) =>
    `데이터베이스 폴더 ${folder} 는 다른 계정(uid ${uid})의 것입니다. 아무것도 바꾸지 않았습니다. 그 계정이나 root로 실행하십시오.`,
  ownedByRoot: (folder: string) =>
    `데이터베이스 폴더 ${folder} 의 주인이 root입니다. PostgreSQL은 root로 실행되지 않습니다. 아무것도 바꾸지 않았습니다.
chown -R postgres ${folder} 를 실행한 뒤 다시 시작하십시오.`,
  cannotEnter: (folder: string, blocked: string, uid: number) =>
    `데이터베이스 폴더 ${folder} 에 PostgreSQL을 실행할 계정(uid ${uid})이 들어갈 수 없습니다. 빈 데이터베이스로 대신하지 않습니다.
${blocked} 의 권한 때문입니다. chmod o+x ${blocked} 를 실행한 뒤 다시 시작하십시오.`,
  notEmpty: (folder: string) =>
    `${folder} 는 비어 있지 않은데 데이터베이스도 아닙니다. 아무것도 바꾸지 않았습니다. 그 폴더를 다른 곳으로 옮긴 뒤 다시 실행하십시오.`,
  dataFolder: (folder: string, reason: string) =>
    `데이터 폴더 ${folder} 를 쓸 수 없습니다(${reason}). DATA_DIR과 그 폴더의 권한을 확인하십시오.`,
  copied: (folder: string, original: string) =>
    `데이터베이스 ${folder} 는 ${original} 의 서버가 켜져 있거나 갑자기 꺼졌을 때 복사하거나 옮긴 것입니다. 아무것도 바꾸지 않았습니다.
원본을 끈 뒤 다시 복사하십시오. 원본이 더 쓰이지 않는다면 ${folder}/postmaster.pid 를 지운 뒤 다시 실행하십시오.`,
  pidFileBroken: (file: string) =>
    `${file} 의 내용을 알아볼 수 없습니다. 이 데이터베이스를 쓰는 서버가 없는지 확인하고, 없으면 그 파일을 지운 뒤 다시 실행하십시오.`,
  noAnswer: (folder: string, port: number) =>
    `데이터베이스 ${folder} 의 서버(포트 ${port})가 켜져 있는데 대답하지 않습니다. 아무것도 바꾸지 않았습니다. 그 서버를 끈 뒤 다시 실행하십시오.`,
  initFailed: (folder: string, said: string) => `데이터베이스를 ${folder} 에 만들지 못했습니다.\n${said}`,
  diskFull: (folder: string) =>
    `디스크가 가득 차 데이터베이스 ${folder} 를 만들거나 켜지 못했습니다. 있던 자료는 그대로입니다. ` +
    '자리를 만들어 주십시오. 켜져 있는 사이트는 스스로 다시 켜 보고, 끝난 명령은 다시 실행해야 합니다.',
  startFailed: (folder: string, said: string) =>
    `데이터베이스 ${folder} 의 서버를 켜지 못했습니다. 자료는 그대로입니다.\n${said}`,
  stopFailed: (folder: string) => `데이터베이스 ${folder} 의 서버를 끄지 못했습니다.`,
} as const
