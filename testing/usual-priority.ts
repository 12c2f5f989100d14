// Loaded before a program: it leaves its priority as it is. Beside other tests, pages made below them would come last.
import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';

os.setPriority = () => {};
syncBuiltinESMExports();
