// The log goes to the process's own stream, past Jest: nobody needs it beside the tests' report.
beforeEach(() => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
});
