import { createServer, type Socket } from 'node:net';

/** How the stand-in treats a mail: takes it, asks to try later, or accepts the connection and says nothing. */
export type MailBehaviour = 'takes' | 'tries later' | 'silent';

/** A mail server that keeps only the recipients of what it took. */
export async function startSmtpServer(port: number) {
  const taken: string[] = [];
  const sockets = new Set<Socket>();
  let behaviour: MailBehaviour = 'takes';
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    if (behaviour === 'silent') return;
    socket.write('220 ready\r\n');
    converse(socket, () => behaviour, taken);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    taken,
    behave(next: MailBehaviour) {
      behaviour = next;
      for (const socket of sockets) socket.destroy();
    },
    stop() {
      for (const socket of sockets) socket.destroy();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function converse(socket: Socket, behaviour: () => MailBehaviour, taken: string[]): void {
  let recipient = '';
  let pending = '';
  let inData = false;
  socket.on('data', (piece) => {
    pending += piece.toString('latin1');
    if (inData) {
      if (!pending.includes('\r\n.\r\n')) return;
      [inData, pending] = [false, ''];
      taken.push(recipient);
      socket.write('250 taken\r\n');
      return;
    }
    for (let end = pending.indexOf('\r\n'); end >= 0; end = pending.indexOf('\r\n')) {
      const line = pending.slice(0, end);
      pending = pending.slice(end + 2);
      const command = line.slice(0, 4).toUpperCase();
      if (command === 'RCPT') recipient = /<([^>]*)>/u.exec(line)?.[1] ?? '';
      if (command === 'RCPT' && behaviour() === 'tries later') socket.write('451 try again later\r\n');
      else if (command === 'DATA') {
        inData = true;
        socket.write('354 go on\r\n');
      } else if (command === 'QUIT') socket.end('221 bye\r\n');
      else socket.write('250 fine\r\n');
    }
  });
}
